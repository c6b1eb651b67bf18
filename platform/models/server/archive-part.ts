import * as z from 'zod/mini'
import { BadValue, type ArchivePart } from '#server/archive/archive-part.ts'
import { bytes, name, sealed, shaped, words } from '#server/archive/checks/column-rules.ts'
import { askedAddress } from '#server/archive/web-columns.ts'
import { AiSettings } from '../contract.ts'
import { isSentenceModelName } from './sentence-model/sentence-model-row.ts'
import { AiPlan } from '../contracts/ai-endpoints.ts'

/**
 * Checks an archived address like a typed one: it must hold no secrets, and nothing after the path.
 */
function endpointAddress(value: string): string {
  const url = new URL(askedAddress(value))
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new BadValue('is more than the address of an endpoint')
  }
  return value
}

/** Checks the name of a sentence model, which also names the folder of its files. */
function sentenceModelName(value: string): string {
  if (!isSentenceModelName(value)) throw new BadValue('is not the name of a sentence model')
  return value
}

/**
 * Endpoints, their settings and cached answers, and the sentence model, whose files stay on their
 * machine.
 */
export const modelsArchive: ArchivePart = {
  tables: {
    ai_settings: { columns: { reader_id: name, settings: shaped(z.partial(AiSettings)) } },
    ai_plans: { columns: { reader_id: name, plan: shaped(z.partial(AiPlan)) } },
    ai_endpoints: {
      columns: {
        id: name,
        reader_id: name,
        kind: name,
        name: words,
        address: endpointAddress,
        key: sealed,
        model: name,
        fast_model: name,
        thorough_model: name,
        trouble: words,
      },
    },
    sentence_model: {
      columns: {
        id: sentenceModelName,
        folder: words,
        model_sha256: name,
        vocabulary_sha256: name,
        trouble: words,
      },
    },
    ai_usage: { columns: { reader_id: name, task: name, model: name } },
    // Answers may have any shape, because they are checked by the question's schema when they are
    // read.
    ai_answers: { columns: { reader_id: name, asked: bytes, answer: shaped(z.unknown()) } },
  },
}
