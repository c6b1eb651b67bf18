import {
  Car,
  Dna,
  HeartPulse,
  Landmark,
  Megaphone,
  ShieldCheck,
  Utensils,
  Zap,
} from '#web/ui/more-icons.ts'

/** Tiles of subjects, each with the category that its picture shows, and a tag of the directory. */
export const tiles = [
  { name: 'Tech', category: 'Technology', tag: 'technology' },
  { name: 'Cyber Security', category: 'Cybersecurity', tag: 'cybersecurity' },
  { name: 'Marketing', category: 'Markets', tag: 'marketing' },
  { name: 'Business', category: 'Business', tag: 'business' },
] as const

export const industries = [
  { name: 'Advertising', icon: <Megaphone />, tag: 'advertising' },
  { name: 'Automotive', icon: <Car />, tag: 'automotive' },
  { name: 'Biopharma', icon: <Dna />, tag: 'biopharma' },
  { name: 'Cybersecurity', icon: <ShieldCheck />, tag: 'cybersecurity' },
  { name: 'Energy', icon: <Zap />, tag: 'energy' },
  { name: 'Financial Services', icon: <Landmark />, tag: 'finance' },
  { name: 'Food', icon: <Utensils />, tag: 'food' },
  { name: 'Healthcare', icon: <HeartPulse />, tag: 'healthcare' },
] as const
