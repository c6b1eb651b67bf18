import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import {
  contentLanguages,
  contentLengths,
  contentModels,
  contentStatuses,
  contentTones,
  contentTypes,
  creativityLevels,
} from './choices.ts'

/** A way to begin a text: what it is for, and how it usually sounds. */
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
  wordCount: z.int().check(z.nonnegative()),
  /** Who asked for it. */
  author: z.string(),
  createdAt: Time,
})
export type Generation = z.infer<typeof Generation>

/** How the house sounds, whoever writes. */
export const BrandVoice = z.object({
  name: z.string(),
  description: z.string(),
  audience: z.string(),
  tone: z.enum(contentTones),
  wordsToUse: z.array(z.string()),
  wordsToAvoid: z.array(z.string()),
  /** A few lines that have it right. */
  example: z.string(),
})
export type BrandVoice = z.infer<typeof BrandVoice>

export const ContentSettings = z.object({
  model: z.enum(contentModels),
  creativity: z.enum(creativityLevels),
  language: z.enum(contentLanguages),
})
export type ContentSettings = z.infer<typeof ContentSettings>

export const aiContent = defineContract('ai-content', {
  listTemplates: read(z.object({}), z.array(Template)),

  /** Newest first. */
  listGenerations: read(z.object({}), z.array(Generation)),

  getBrandVoice: read(z.object({}), BrandVoice),

  getSettings: read(z.object({}), ContentSettings),

  exportHistory: write(z.object({}), Nothing),
})
