import type { WizardAnswers } from '../contract.ts'
import type { WizardStep } from '../wizard.ts'

type Words<Value extends string> = readonly { value: Value; label: string; hint?: string }[]

export const stepTitles: Record<WizardStep, { title: string; label: string }> = {
  industry: { title: 'What do you do?', label: 'Industry' },
  size: { title: 'How many are you?', label: 'Team size' },
  purpose: { title: 'What is the site for?', label: 'Purpose' },
  features: { title: 'What should it be able to do?', label: 'Features' },
}

export const industryWords: Words<NonNullable<WizardAnswers['industry']>> = [
  { value: 'food-beverage', label: 'Retail & Boutique Shops', hint: 'Things on shelves' },
  { value: 'professional-services', label: 'Professional Services', hint: 'Advice and craft' },
  { value: 'beauty-wellness', label: 'Beauty & Wellness', hint: 'Appointments that do good' },
  { value: 'restaurant-cafe', label: 'Restaurant & Café', hint: 'Menus and tables' },
  { value: 'saas-tech', label: 'SaaS & Tech', hint: 'Software and what it promises' },
  { value: 'community', label: 'Community', hint: 'Clubs, boards, regattas' },
]

export const sizeWords: Words<NonNullable<WizardAnswers['size']>> = [
  { value: 'solo', label: 'Solo', hint: '1-3 people' },
  { value: 'small-team', label: 'Small team', hint: '4-15 people' },
  { value: 'mid-team', label: 'Mid team', hint: '16-50 people' },
]

export const purposeWords: Words<NonNullable<WizardAnswers['purpose']>> = [
  { value: 'informational', label: 'Informational', hint: 'People look something up' },
  { value: 'single-page', label: 'Single page', hint: 'All there is, on one page' },
  { value: 'marketing-funnel', label: 'Marketing funnel', hint: 'Visitors become customers' },
  { value: 'booking', label: 'Booking', hint: 'A table, a room, an hour' },
]

export const featureWords: Words<WizardAnswers['features'][number]> = [
  { value: 'seo', label: 'SEO', hint: 'Found by those who search' },
  { value: 'live-chat', label: 'Live chat', hint: 'Questions answered at once' },
  { value: 'analytics', label: 'Analytics', hint: 'What is read, what is not' },
  { value: 'media-gallery', label: 'Media gallery', hint: 'Pictures and clips' },
  { value: 'compliance', label: 'Compliance', hint: 'Consent, records, imprint' },
  { value: 'automation', label: 'Automation', hint: 'Reminders and follow-ups' },
]
