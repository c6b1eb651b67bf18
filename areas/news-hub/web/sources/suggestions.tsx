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

/** Where sources may be looked for. */
export const sourceKinds = [
  { value: 'websites', label: 'Websites' },
  { value: 'reddit', label: 'Reddit' },
  { value: 'newsletters', label: 'Newsletters' },
  { value: 'google-news', label: 'Google News' },
] as const

export const languages = ['English', 'Spanish', 'French', 'German'].map((name) => ({
  value: name.toLowerCase(),
  label: name,
}))

/** Each with the category whose picture is drawn on its tile. */
export const tiles = [
  { name: 'Tech', category: 'Technology' },
  { name: 'Cyber Security', category: 'Cybersecurity' },
  { name: 'Marketing', category: 'Markets' },
  { name: 'Business', category: 'Business' },
] as const

export const industries = [
  { name: 'Advertising', icon: <Megaphone /> },
  { name: 'Automotive', icon: <Car /> },
  { name: 'Biopharma', icon: <Dna /> },
  { name: 'Cybersecurity', icon: <ShieldCheck /> },
  { name: 'Energy', icon: <Zap /> },
  { name: 'Financial Services', icon: <Landmark /> },
  { name: 'Food', icon: <Utensils /> },
  { name: 'Healthcare', icon: <HeartPulse /> },
] as const
