import {
  Boxes,
  Building2,
  CircleAlert,
  CircleCheck,
  Clock,
  Factory,
  FileText,
  Globe,
  type LucideIcon,
  MapPin,
  Package,
  ShieldCheck,
  Truck,
  UserRound,
} from 'lucide-react';

/**
 * Icons by name. The whole icon set would be larger than the rest of the kit, so each name that is needed is added
 * here.
 */
export const OPTION_ICONS: Record<string, LucideIcon | undefined> = {
  alert: CircleAlert,
  building: Building2,
  certificate: ShieldCheck,
  clock: Clock,
  document: FileText,
  done: CircleCheck,
  factory: Factory,
  globe: Globe,
  material: Boxes,
  package: Package,
  person: UserRound,
  place: MapPin,
  truck: Truck,
};
