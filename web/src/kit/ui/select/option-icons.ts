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

/** The whole set would weigh more than the rest of the kit: a name that is wanted is added here. */
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
