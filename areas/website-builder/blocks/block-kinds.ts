import type { SitePlugin } from '../plugins.ts'
import type { Fields } from './field.ts'

export interface BlockKind {
  label: string
  /** One sentence that describes the block in the list of kinds. */
  description: string
  fields: Fields
  /** The plugin that the site needs for visitors to see the block; absent if it needs none. */
  plugin?: SitePlugin
}

const heading = { kind: 'line', label: 'Heading', placeholder: 'A heading' } as const
const neededHeading = { ...heading, isNeeded: true } as const
const lead = { kind: 'words', label: 'Text below the heading' } as const
const button = { kind: 'line', label: 'Button', placeholder: 'Words on the button' } as const
const target = { kind: 'address', label: 'Button leads to', placeholder: '/contact' } as const
const picture = { kind: 'picture', label: 'Picture' } as const
const caption = { kind: 'line', label: 'Caption' } as const

/** The kinds of blocks that a page can be made of. */
export const blockKinds = {
  opening: {
    label: 'Opening',
    description: 'The first thing on a page: a large heading, a sentence and a button.',
    fields: {
      title: { ...neededHeading, placeholder: 'Your name, or what you offer' },
      lead: { ...lead, placeholder: 'One sentence for people who do not know you' },
      button,
      target,
      secondButton: { ...button, label: 'Second button' },
      secondTarget: { ...target, label: 'Second button leads to' },
      picture,
      look: {
        kind: 'choice',
        label: 'Layout',
        of: [
          { value: 'beside', label: 'Picture beside the text' },
          { value: 'wide', label: 'Wide picture below the text' },
          { value: 'centered', label: 'Text in the middle' },
        ],
      },
    },
  },
  text: {
    label: 'Text',
    description: 'Paragraphs and lists, with a picture beside them if you like.',
    fields: {
      title: heading,
      words: { kind: 'words', label: 'Text', placeholder: 'Your text', isNeeded: true },
      picture,
      side: {
        kind: 'choice',
        label: 'Side of the picture',
        of: [
          { value: 'right', label: 'Right of the text' },
          { value: 'left', label: 'Left of the text' },
        ],
      },
    },
  },
  picture: {
    label: 'Picture',
    description: 'One picture with a caption.',
    fields: {
      picture: { ...picture, placeholder: 'A picture', isNeeded: true },
      caption,
      width: {
        kind: 'choice',
        label: 'Width',
        of: [
          { value: 'wide', label: 'As wide as the page' },
          { value: 'text', label: 'As wide as text' },
        ],
      },
    },
  },
  video: {
    label: 'Video',
    description: 'A video that visitors start themselves.',
    fields: {
      video: { kind: 'video', label: 'Video', placeholder: 'A video', isNeeded: true },
      picture: { ...picture, label: 'Picture before it starts' },
      caption,
    },
  },
  gallery: {
    label: 'Gallery',
    description: 'Many pictures in a grid.',
    fields: {
      title: heading,
      lead,
      items: {
        kind: 'list',
        label: 'Pictures',
        row: 'picture',
        most: 60,
        isNeeded: true,
        of: { picture: { ...picture, placeholder: 'A picture', isNeeded: true }, caption },
      },
    },
  },
  cards: {
    label: 'Cards',
    description: 'Services, products or steps, each with a name and a few words.',
    fields: {
      title: heading,
      lead,
      look: {
        kind: 'choice',
        label: 'Layout',
        of: [
          { value: 'boxes', label: 'Boxes' },
          { value: 'plain', label: 'Without boxes' },
          { value: 'steps', label: 'Numbered steps' },
        ],
      },
      items: {
        kind: 'list',
        label: 'Cards',
        row: 'card',
        most: 24,
        isNeeded: true,
        of: {
          picture,
          name: { kind: 'line', label: 'Name', placeholder: 'A name', isNeeded: true },
          words: { kind: 'words', label: 'Text', placeholder: 'One or two sentences' },
          link: { kind: 'line', label: 'Link', placeholder: 'Words of the link' },
          target: { kind: 'address', label: 'Link leads to', placeholder: '/services' },
        },
      },
    },
  },
  columns: {
    label: 'Columns',
    description: 'Two to four texts beside each other.',
    fields: {
      title: heading,
      items: {
        kind: 'list',
        label: 'Columns',
        row: 'column',
        most: 4,
        isNeeded: true,
        of: {
          title: heading,
          words: { kind: 'words', label: 'Text', placeholder: 'Your text', isNeeded: true },
        },
      },
    },
  },
  prices: {
    label: 'Prices or menu',
    description: 'A list of what you offer, with prices.',
    fields: {
      title: heading,
      lead,
      items: {
        kind: 'list',
        label: 'Lines',
        row: 'line',
        most: 100,
        isNeeded: true,
        of: {
          name: { kind: 'line', label: 'Name', placeholder: 'A name', isNeeded: true },
          price: { kind: 'line', label: 'Price', placeholder: 'Price', isNeeded: true },
          note: { kind: 'line', label: 'Description' },
        },
      },
      note: { kind: 'words', label: 'Text below the list' },
    },
  },
  place: {
    label: 'Hours and address',
    description: 'Where you are and when you are open. Phone and mail come from the site.',
    fields: {
      title: heading,
      address: {
        kind: 'words',
        label: 'Address',
        placeholder: 'Street and number, postcode and town',
        isNeeded: true,
      },
      map: { kind: 'address', label: 'Link to a map', placeholder: 'https://' },
      hours: {
        kind: 'list',
        label: 'Opening hours',
        row: 'line',
        most: 21,
        of: {
          days: { kind: 'line', label: 'Days', placeholder: 'Days', isNeeded: true },
          times: { kind: 'line', label: 'Times', placeholder: 'Times', isNeeded: true },
        },
      },
      note: { kind: 'words', label: 'Text below', placeholder: 'Parking, steps, holidays' },
    },
  },
  questions: {
    label: 'Questions and answers',
    description: 'Questions that open to show their answers.',
    fields: {
      title: heading,
      items: {
        kind: 'list',
        label: 'Questions',
        row: 'question',
        most: 60,
        isNeeded: true,
        of: {
          question: { kind: 'line', label: 'Question', placeholder: 'A question', isNeeded: true },
          answer: { kind: 'words', label: 'Answer', placeholder: 'Your answer', isNeeded: true },
        },
      },
    },
  },
  team: {
    label: 'Team',
    description: 'People with their pictures and roles.',
    fields: {
      title: heading,
      lead,
      items: {
        kind: 'list',
        label: 'People',
        row: 'person',
        most: 60,
        isNeeded: true,
        of: {
          picture,
          name: { kind: 'line', label: 'Name', placeholder: 'A name', isNeeded: true },
          role: { kind: 'line', label: 'Role', placeholder: 'A role' },
          words: { kind: 'words', label: 'About' },
        },
      },
    },
  },
  quotation: {
    label: 'Quotation',
    description: 'The words of somebody, with their name.',
    fields: {
      words: { kind: 'words', label: 'Words', placeholder: 'Their own words', isNeeded: true },
      name: { kind: 'line', label: 'Name', placeholder: 'Who said it', isNeeded: true },
      role: { kind: 'line', label: 'Role or company' },
      picture,
    },
  },
  action: {
    label: 'Call to action',
    description: 'A band of color with one button.',
    fields: {
      title: neededHeading,
      words: { kind: 'words', label: 'Text' },
      button: { ...button, isNeeded: true },
      target: { ...target, isNeeded: true },
    },
  },
  contact: {
    label: 'Contact form',
    description: 'Visitors write to you without an email program.',
    plugin: 'contact-form',
    fields: {
      title: heading,
      words: lead,
      asksPhone: { kind: 'flag', label: 'Ask for a phone number' },
      button: { ...button, placeholder: 'Send' },
    },
  },
  booking: {
    label: 'Booking',
    description: 'Visitors choose a day and book a free time.',
    plugin: 'booking',
    fields: {
      title: heading,
      words: lead,
      asksPeople: { kind: 'flag', label: 'Ask for the number of people' },
      button: { ...button, placeholder: 'Show free times' },
    },
  },
  newsletter: {
    label: 'Newsletter',
    description: 'Visitors subscribe by email. Each address is confirmed first.',
    plugin: 'newsletter',
    fields: {
      title: { ...heading, placeholder: 'News by email' },
      words: lead,
      button: { ...button, placeholder: 'Subscribe' },
    },
  },
  news: {
    label: 'Posts',
    description: 'The latest posts of the site.',
    fields: {
      title: heading,
      most: { kind: 'number', label: 'Number of posts', least: 1, most: 50, initial: 6 },
      tag: { kind: 'line', label: 'Only with this tag' },
      look: {
        kind: 'choice',
        label: 'Layout',
        of: [
          { value: 'cards', label: 'Cards with pictures' },
          { value: 'list', label: 'List' },
        ],
      },
    },
  },
} as const satisfies Record<string, BlockKind>

export type BlockType = keyof typeof blockKinds

export const blockTypes = Object.keys(blockKinds) as BlockType[]

/** The kind of a block; null if this version does not know it. */
export function kindOf(type: string): BlockKind | null {
  return Object.hasOwn(blockKinds, type) ? blockKinds[type as BlockType] : null
}
