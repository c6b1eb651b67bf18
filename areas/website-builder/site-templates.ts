import type { Template } from './contract.ts'

/** The templates for new sites, in the demo and on the server. */
export const siteTemplates: readonly Template[] = [
  {
    id: 'quay-front',
    name: 'Quay Front',
    description: 'A shop window on one page: what you sell, when you are open, how to find you.',
    layout: 'front',
    industries: ['food-beverage', 'beauty-wellness'],
    purposes: ['informational', 'single-page'],
    features: ['seo', 'media-gallery'],
  },
  {
    id: 'tablecloth',
    name: 'Tablecloth',
    description:
      'The menu first, then a table: bookings by the half hour, with a reminder the day before.',
    layout: 'calendar',
    industries: ['restaurant-cafe', 'beauty-wellness'],
    purposes: ['booking'],
    features: ['media-gallery', 'live-chat', 'automation'],
  },
  {
    id: 'plain-counsel',
    name: 'Plain Counsel',
    description:
      'For people who sell their judgment: services, fees, and answers to what is asked most.',
    layout: 'column',
    industries: ['professional-services'],
    purposes: ['informational', 'booking'],
    features: ['seo', 'compliance', 'live-chat'],
  },
  {
    id: 'launch-ramp',
    name: 'Launch Ramp',
    description: 'One promise, three proofs, one button. Each step of the way is counted.',
    layout: 'funnel',
    industries: ['saas-tech'],
    purposes: ['marketing-funnel', 'single-page'],
    features: ['analytics', 'automation', 'live-chat', 'seo'],
  },
  {
    id: 'slipway-gallery',
    name: 'Slipway Gallery',
    description:
      'Large pictures with short captions, for work that should be seen before it is read.',
    layout: 'gallery',
    industries: ['beauty-wellness', 'food-beverage'],
    purposes: ['informational', 'single-page'],
    features: ['media-gallery', 'seo'],
  },
  {
    id: 'harbor-commons',
    name: 'Harbor Commons',
    description:
      'A notice board with members: events, a newsletter, and minutes that anyone can find again.',
    layout: 'forum',
    industries: ['community'],
    purposes: ['informational', 'booking'],
    features: ['automation', 'compliance', 'media-gallery'],
  },
]
