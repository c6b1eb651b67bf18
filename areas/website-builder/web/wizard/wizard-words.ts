import type { WizardAnswers } from '../../contract.ts'
import type { WizardStep } from '../../wizard.ts'

type Words<Value extends string> = readonly { value: Value; label: string; hint?: string }[]

export const stepTitles: Record<WizardStep, { title: string; label: string }> = {
  about: { title: 'Who is the site for?', label: 'About the site' },
  industry: { title: 'What do you do?', label: 'Industry' },
  size: { title: 'How big is your team?', label: 'Team size' },
  purpose: { title: 'What is the site for?', label: 'Purpose' },
  features: { title: 'Which features do you need?', label: 'Features' },
}

export const industryWords: Words<NonNullable<WizardAnswers['industry']>> = [
  {
    value: 'food-beverage',
    label: 'Retail & Boutique Shops',
    hint: 'Products, brands, opening hours',
  },
  {
    value: 'professional-services',
    label: 'Professional Services',
    hint: 'Consulting, legal, trades',
  },
  { value: 'beauty-wellness', label: 'Beauty & Wellness', hint: 'Salons, spas, fitness' },
  { value: 'restaurant-cafe', label: 'Restaurant & Café', hint: 'Menus and reservations' },
  { value: 'saas-tech', label: 'SaaS & Tech', hint: 'Software products' },
  { value: 'community', label: 'Community', hint: 'Clubs and associations' },
]

export const sizeWords: Words<NonNullable<WizardAnswers['size']>> = [
  { value: 'solo', label: 'Solo', hint: '1-3 people' },
  { value: 'small-team', label: 'Small team', hint: '4-15 people' },
  { value: 'mid-team', label: 'Mid team', hint: '16-50 people' },
]

export const purposeWords: Words<NonNullable<WizardAnswers['purpose']>> = [
  { value: 'informational', label: 'Informational', hint: 'Visitors look things up' },
  { value: 'single-page', label: 'Single page', hint: 'Everything on one page' },
  { value: 'marketing-funnel', label: 'Marketing funnel', hint: 'Visitors become customers' },
  { value: 'booking', label: 'Booking', hint: 'Visitors book a table, a room or a time' },
  { value: 'news', label: 'News', hint: 'Articles of a hub, with their sources' },
]

export const featureWords: Words<WizardAnswers['features'][number]> = [
  { value: 'seo', label: 'SEO', hint: 'Easy to find in search engines' },
  { value: 'live-chat', label: 'Live chat', hint: 'Answer visitors in real time' },
  { value: 'analytics', label: 'Analytics', hint: 'See which pages are read' },
  { value: 'media-gallery', label: 'Media gallery', hint: 'Images and videos' },
  { value: 'compliance', label: 'Compliance', hint: 'Privacy page and imprint' },
  { value: 'automation', label: 'Automation', hint: 'Reminders and follow-ups' },
]
