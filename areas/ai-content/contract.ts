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

/** A starting point for a text: its type, usual tone and length. */
export const Template = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  type: z.enum(contentTypes),
  tone: z.enum(contentTones),
  length: z.enum(contentLengths),
  /** True if the reader made the template, and so may rename and delete it. */
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
  /** The person who requested it, or the workflow or agent that wrote it. */
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

/** Totals of the history. */
export const ContentUsage = z.object({
  textCount: Count,
  wordCount: Count,
  publishedCount: Count,
  draftCount: Count,
  /** The time at which the oldest text was written; null without texts. */
  since: z.nullable(Time),
})
export type ContentUsage = z.infer<typeof ContentUsage>

export const Writer = z.object({
  /** True if this door can write and open texts. */
  canWrite: z.boolean(),
  /** True if this door can keep several voices with their rules. */
  keepsVoices: z.boolean(),
  /** A key for the saved form, so that readers who share a browser do not see each other's. */
  formKey: z.string(),
})

export const aiContent = defineContract('ai-content', {
  listTemplates: read(z.object({}), z.array(Template)),

  /** Lists the newest generation first. */
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
