import type { SiteWishes } from '../contract.ts'
import type { ThemeId } from '../themes/themes.ts'
import type { Voice } from './voice.ts'

/**
 * Texts that hold for every business of an industry. Facts that only the owner knows are left
 * empty.
 */
export interface IndustryTexts {
  theme: ThemeId
  /** True if visitors come to the address of the business. */
  isLocal: boolean
  lead: string
  offer: {
    /** The path of the page with the offer. */
    path: string
    /** The name of the page in the menu. */
    name: string
    title: string
    lead: string
    kind: 'cards' | 'prices'
    note: string
    /** The text of the card that links to the page, followed by the text of its link. */
    teaser: string
    link: string
  }
  booking: { button: string; words: string; asksPeople: boolean }
  place: string
  gallery: string
  /** Questions that visitors of any business in the industry ask; the owner writes the answers. */
  questions: readonly string[]
  departments: readonly string[]
  contact: string
  action: { title: string; button: string }
}

type Write = (voice: Voice) => IndustryTexts

const shop: Write = ({ us }) => ({
  theme: 'studio',
  isLocal: true,
  lead: 'See what is in the shop, when it is open and how to get there.',
  offer: {
    ...{ path: 'products', name: 'Products', title: 'From the shop', kind: 'cards' },
    ...{ lead: 'Some of the things that you find here.', note: '' },
    ...{ teaser: 'Some of the things that you find in the shop.', link: 'See the products' },
  },
  booking: {
    ...{ button: 'Book a visit', asksPeople: false },
    words: 'Choose a day to see which times are free.',
  },
  place: 'Visit the shop',
  gallery: 'A look around the shop',
  questions: [
    'Which payments do you accept?',
    'Can I return or exchange something?',
    'Do you deliver?',
    'Where can I park?',
  ],
  departments: ['Shop', 'Purchasing', 'Office'],
  contact: `Do you have a question about a product? Write to ${us}.`,
  action: { title: 'Looking for something in particular?', button: `Ask ${us}` },
})

const services: Write = ({ we, us }) => ({
  theme: 'harbor',
  isLocal: false,
  lead: `Find out what ${we} can do for you, and how to begin.`,
  offer: {
    ...{ path: 'services', name: 'Services', title: 'Services', kind: 'cards' },
    ...{ lead: `The work that ${we} can take off your hands.`, note: '' },
    ...{ teaser: `The work that ${we} can take off your hands.`, link: 'See the services' },
  },
  booking: {
    ...{ button: 'Book a meeting', asksPeople: false },
    words: 'Choose a day to see which times are free.',
  },
  place: 'The office',
  gallery: 'From work',
  questions: [
    'What does it cost?',
    'How long does it take?',
    'Which documents do you need from me?',
    'Do you work with clients in other places?',
  ],
  departments: ['Advice', 'Projects', 'Office'],
  contact: 'Describe in a few words what it is about. Please send nothing confidential yet.',
  action: { title: `What can ${we} do for you?`, button: `Write to ${us}` },
})

const salon: Write = ({ us }) => ({
  theme: 'meadow',
  isLocal: true,
  lead: 'See the treatments and their prices, and plan your visit.',
  offer: {
    ...{ path: 'treatments', name: 'Treatments', title: 'Treatments and prices', kind: 'prices' },
    ...{ lead: 'Not sure which one is right? Ask before you book.', note: '' },
    ...{ teaser: 'Every treatment with its price.', link: 'See the treatments' },
  },
  booking: {
    ...{ button: 'Book an appointment', asksPeople: false },
    words: 'Choose a day to see which times are free.',
  },
  place: 'Hours and address',
  gallery: 'A look inside',
  questions: [
    'How do I change or cancel an appointment?',
    'Which payments do you accept?',
    'Do you sell vouchers?',
    'What should I bring?',
  ],
  departments: ['Treatments', 'Front desk', 'Office'],
  contact: `Do you have a question before your visit? Write to ${us}.`,
  action: { title: 'Time for yourself?', button: `Write to ${us}` },
})

const restaurant: Write = ({ us }) => ({
  theme: 'hearth',
  isLocal: true,
  lead: 'See the menu, find the opening hours and plan your visit.',
  offer: {
    ...{ path: 'menu', name: 'Food and drink', title: 'Food and drink', kind: 'prices', lead: '' },
    note: `Ask ${us} about ingredients and allergens.`,
    ...{ teaser: 'The menu, with prices.', link: 'See the menu' },
  },
  booking: {
    ...{ button: 'Book a table', asksPeople: true },
    words: 'Choose a day and say how many you are, to see which times are free.',
  },
  place: 'Hours and address',
  gallery: 'From the house',
  questions: [
    'Do you have vegetarian and vegan dishes?',
    'Is there step-free access?',
    'Can I bring a dog?',
    'Do you cater for groups?',
  ],
  departments: ['Kitchen', 'Service', 'Office'],
  contact: `Are you planning a celebration, or do you have a question? Write to ${us}.`,
  action: { title: 'Planning a visit?', button: `Write to ${us}` },
})

const software: Write = ({ us }) => ({
  theme: 'night',
  isLocal: false,
  lead: 'See what it does, and how to start.',
  offer: {
    ...{ path: 'features', name: 'Features', title: 'Features', kind: 'cards' },
    ...{ lead: '', note: '' },
    ...{ teaser: 'What it does, one thing at a time.', link: 'See the features' },
  },
  booking: {
    ...{ button: 'Book a demo', asksPeople: false },
    words: 'Choose a day to see which times are free.',
  },
  place: 'Address',
  gallery: 'Screens',
  questions: [
    'How do I start?',
    'Where is my data kept?',
    'Which systems does it work with?',
    'How do I cancel?',
  ],
  departments: ['Product', 'Engineering', 'Support'],
  contact: `Do you want to try it, or know more? Write to ${us}.`,
  action: { title: 'See if it fits your work', button: `Talk to ${us}` },
})

const club: Write = ({ we, us }) => ({
  theme: 'press',
  isLocal: true,
  lead: `See what ${we} do, and how to join.`,
  offer: {
    ...{ path: 'activities', name: 'Activities', title: 'Activities', kind: 'cards' },
    ...{ lead: 'Everyone who is curious is welcome to ask.', note: '' },
    ...{ teaser: 'Groups, meetings and events.', link: 'See the activities' },
  },
  booking: {
    ...{ button: 'Book a place', asksPeople: true },
    words: 'Choose a day and say how many you are, to see which times are free.',
  },
  place: 'Where to find the community',
  gallery: 'Pictures',
  questions: [
    'Who can join?',
    'What does membership cost?',
    'When and where do you meet?',
    'How can I help?',
  ],
  departments: ['Board', 'Groups', 'Volunteers'],
  contact: `Do you want to join or to help? Write to ${us}.`,
  action: { title: 'Join in', button: `Write to ${us}` },
})

export const industryTexts: Record<SiteWishes['industry'], Write> = {
  'food-beverage': shop,
  'professional-services': services,
  'beauty-wellness': salon,
  'restaurant-cafe': restaurant,
  'saas-tech': software,
  community: club,
}
