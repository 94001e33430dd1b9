export const PRODUCT_READS = ['listProducts', 'getProduct', 'listProductRevisions'] as const;

/** An answer to a link may have created a product. */
export const LINK_READS = ['listLinks', 'getLink', 'listLinkEvents', ...PRODUCT_READS] as const;

export const FLAG_READS = ['listSupplyFlags'] as const;

/** Origins of materials follow from products, links and what others disclose. */
const ORIGIN_READS = ['listMaterials', 'getMaterial', 'getProductOrigins'] as const;

/** Reads of the whole supply chain: any of them may show more or less after a change of disclosure. */
export const SUPPLY_READS = [
  ...LINK_READS,
  ...FLAG_READS,
  'getSupplyTiers',
  ...ORIGIN_READS,
  'getTierGraph',
  'getSupplyCompany',
  'previewDisclosure',
  'listDisclosureGrants',
  'listDisclosureLooks',
  'listSupplyInvitations',
] as const;
