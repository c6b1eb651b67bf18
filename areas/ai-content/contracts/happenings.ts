import * as z from 'zod/mini'
import { Reference } from '#core/words.ts'
import { defineHappening } from '#platform/actions/contracts/happening.ts'
import { contentTypes } from '../choices.ts'

const text = { id: 'draft-7', name: 'The ferry sails again' }
const Type = z.enum(contentTypes)

export const contentDrafted = defineHappening({
  name: 'content.drafted',
  title: 'Text drafted',
  about: 'A text was drafted from a brief.',
  facts: z.object({ text: Reference, type: Type }),
  example: { text, type: 'blog-post' },
})

export const contentPublished = defineHappening({
  name: 'content.published',
  title: 'Text published',
  about: 'A text is public for the first time, or again: on a site, by mail, or as a copy.',
  facts: z.object({
    text: Reference,
    type: Type,
    /** The site, address or program that received the text. */
    to: z.string(),
    /** The web address of the published text; null if it has none. */
    link: z.nullable(z.string()),
  }),
  example: {
    ...{ text, type: 'blog-post', to: 'Harbour Café' },
    link: 'https://harbour.example/news/the-ferry-sails-again',
  },
})
