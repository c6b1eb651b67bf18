import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, Reference } from '#core/words.ts'
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
  /** The reader made it, and may rename and delete it. */
  isOwn: z.optional(z.boolean()),
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

export const ContentSettings = z.object({
  /** One of the models that `listModels` offers. */
  modelId: Id,
  creativity: z.enum(creativityLevels),
  language: z.enum(contentLanguages),
})
export type ContentSettings = z.infer<typeof ContentSettings>

export const KeptSettings = z.extend(ContentSettings, {
  /** True if the chosen model is gone, so that the built-in writer is used. */
  isModelGone: z.boolean(),
})
export type KeptSettings = z.infer<typeof KeptSettings>

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

export const Writer = z.object({
  /** True if texts can be written and opened here. */
  canWrite: z.boolean(),
  /** True if several voices with their rules can be kept here. */
  keepsVoices: z.boolean(),
  /** Keeps the forms of several readers in one browser apart. */
  formKey: z.string(),
})

export const aiContent = defineContract('ai-content', {
  listTemplates: read(z.object({}), z.array(Template)),

  /** Newest first. */
  listGenerations: read(z.object({}), z.array(Generation)),

  /** Lists the models that write the texts. */
  listModels: read(z.object({}), z.array(Reference)),

  getSettings: read(z.object({}), KeptSettings),

  /** Fields that are left out keep their value. */
  saveSettings: write(z.partial(ContentSettings), Nothing),

  getUsage: read(z.object({}), ContentUsage),

  getWriter: read(z.object({}), Writer),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'ai-content': typeof aiContent
  }
}
