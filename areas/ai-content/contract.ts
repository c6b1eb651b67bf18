import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Count, Keywords, line, Reference, text } from '#core/words.ts'
import {
  contentLanguages,
  contentLengths,
  contentStatuses,
  contentTones,
  contentTypes,
  creativityLevels,
} from './choices.ts'

/** A way to begin a text, with its purpose and its usual tone. */
export const Template = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  type: z.enum(contentTypes),
  tone: z.enum(contentTones),
  length: z.enum(contentLengths),
})
export type Template = z.infer<typeof Template>

/** A text that was generated. */
export const Generation = z.object({
  id: Id,
  title: z.string(),
  type: z.enum(contentTypes),
  status: z.enum(contentStatuses),
  wordCount: Count,
  /** The person who requested it. */
  author: z.string(),
  createdAt: Time,
})
export type Generation = z.infer<typeof Generation>

/** The voice of the house, for every writer. */
export const BrandVoice = z.object({
  name: line(INPUT.nameCharacters),
  description: text(INPUT.instructionsCharacters),
  audience: text(INPUT.instructionsCharacters),
  tone: z.enum(contentTones),
  wordsToUse: Keywords,
  wordsToAvoid: Keywords,
  /** A few lines that have it right. */
  example: text(INPUT.instructionsCharacters),
})
export type BrandVoice = z.infer<typeof BrandVoice>

/** The brief for a text. */
export const Brief = z.object({
  type: z.enum(contentTypes),
  tone: z.enum(contentTones),
  length: z.enum(contentLengths),
  topic: text(INPUT.instructionsCharacters),
  /** The template that the form began with. */
  templateId: z.nullable(Id),
})
export type Brief = z.infer<typeof Brief>

export const ContentSettings = z.object({
  /** One of the models that `listModels` offers. */
  modelId: Id,
  creativity: z.enum(creativityLevels),
  language: z.enum(contentLanguages),
})
export type ContentSettings = z.infer<typeof ContentSettings>

/** Sums of the history. */
export const ContentUsage = z.object({
  textCount: Count,
  wordCount: Count,
  publishedCount: Count,
  draftCount: Count,
  /** The time at which the oldest text was written; null before the first one. */
  since: z.nullable(Time),
})
export type ContentUsage = z.infer<typeof ContentUsage>

export const aiContent = defineContract('ai-content', {
  listTemplates: read(z.object({}), z.array(Template)),

  /** Newest first. */
  listGenerations: read(z.object({}), z.array(Generation)),

  /** Requests a text, which is added to the others when it is written. */
  generate: write(Brief, Nothing),

  getBrandVoice: read(z.object({}), BrandVoice),

  /** Fields that are left out keep their value. */
  saveBrandVoice: write(z.partial(BrandVoice), Nothing),

  /** Lists the models that write the texts. */
  listModels: read(z.object({}), z.array(Reference)),

  getSettings: read(z.object({}), ContentSettings),

  /** Fields that are left out keep their value. */
  saveSettings: write(z.partial(ContentSettings), Nothing),

  getUsage: read(z.object({}), ContentUsage),

  exportHistory: write(z.object({}), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'ai-content': typeof aiContent
  }
}
