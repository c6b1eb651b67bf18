import * as z from 'zod/mini'
import { parseJson } from '#core/bounded-json.ts'
import { FLOW } from '../../limits.ts'
import { INPUT } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { line, list, text } from '#core/words.ts'
import { Flow } from '../flow.ts'
import { TriggerDraft } from '../triggers.ts'
import { withoutSecrets } from './without-secrets.ts'

const FILE_VERSION = 1

/** A workflow without its own id and without the addresses and secrets of its triggers. */
export const WorkflowDraft = z.object({
  name: line(INPUT.nameCharacters).check(z.minLength(1, 'Give the workflow a name')),
  description: text(INPUT.instructionsCharacters),
  triggers: list(TriggerDraft, 20),
  flow: Flow,
})
export type WorkflowDraft = z.infer<typeof WorkflowDraft>

/**
 * Writes a workflow as a file that `readWorkflowFile` can read. Accounts are included only by kind
 * and name.
 */
export function writeWorkflowFile(draft: WorkflowDraft): string {
  // Parsing puts the fields in a fixed order.
  const kept = WorkflowDraft.parse({ ...draft, flow: withoutSecrets(draft.flow) })
  const file = { format: 'synthwire-workflow', version: FILE_VERSION, ...kept }
  return `${JSON.stringify(file, null, 2)}\n`
}

const Envelope = z.object({ format: z.literal('synthwire-workflow'), version: z.int() })

/** Reads a workflow file and checks it like typed input. */
export function readWorkflowFile(content: string): WorkflowDraft {
  const json = readJsonFile(content)
  const envelope = Envelope.safeParse(json)
  if (!envelope.success) throw new Problem('invalid', 'This is not a workflow of Synthwire.')
  if (envelope.data.version > FILE_VERSION)
    throw new Problem(
      'invalid',
      'This file was made by a newer version of Synthwire. Update first.',
    )
  const read = WorkflowDraft.safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const at = issue?.path.length ? ` (at ${issue.path.join('.')})` : ''
  throw new Problem('invalid', `This workflow cannot be read: ${issue?.message ?? ''}${at}`)
}

/** Parses a chosen file as JSON. Throws a `Problem` with the reason if that fails. */
export function readJsonFile(content: string): unknown {
  if (content.length > FLOW.fileCharacters)
    throw new Problem('invalid', 'The file is too large: 5 million characters at most.')
  try {
    return parseJson(content.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const isCut = /^\s*[[{]/.test(content) && !/[\]}]\s*$/.test(content)
    throw new Problem(
      'invalid',
      isCut ? 'The file is cut off: its end is missing.' : 'The file is not JSON.',
      { cause: error },
    )
  }
}
