import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { countWords } from '#engine/scripts/sentences/count-words.ts'
import { scriptForms, type ScriptWishes } from '#engine/scripts/script-wishes.ts'
import { sql, type Desk } from '#server/tools.ts'
import { briefingTones, styles } from '../../job-options.ts'
import { wishedWords } from '../../piece-length.ts'
import { gatherMaterial } from '../material/gather-material.ts'
import { readGuidance } from '../script/guidance.ts'
import { writeScriptByEndpoint, type WrittenScript } from '../script/write-by-endpoint.ts'
import { scriptReading } from '../script/script-reading.ts'
import { StoredScript, type JobRow } from '../pieces/job-rows.ts'

const Form = z.enum(scriptForms)
const Style = z.enum([...styles.map(({ value }) => value), ...briefingTones])

/** Reads a job's choices for its script. Throws a `Problem` if one of them does not exist. */
export function wishesOf(
  job: Pick<JobRow, 'type' | 'format' | 'style' | 'duration'>,
): ScriptWishes {
  const [form, style, words] = [
    Form.safeParse(job.format),
    Style.safeParse(job.style),
    wishedWords(job),
  ]
  if (!form.success || !style.success || words === null) {
    throw new Problem('invalid', 'There is no such format, style or length. Choose another one.')
  }
  return { form: form.data, style: style.data, words }
}

/** Writes the script of a job and stores it with the job, so that a later attempt continues from it. */
export async function writeJobScript(desk: Desk, job: JobRow): Promise<StoredScript> {
  const material = await gatherMaterial(scopeOf(desk), desk.extensions, job.subject)
  const wishes = wishesOf(job)
  const own = await desk.read(scriptReading, { material, wishes })
  const guidance = await readGuidance(desk, material)
  const request = { material, wishes, guidance }
  const written = await writeScriptByEndpoint(desk, desk.readerId, request, own)
  const script = StoredScript.parse({ ...written.script, method: methodOf(written) })
  await keepScript(desk, job.id, script)
  return script
}

/**
 * Explains to the reader that an endpoint wrote the script, or why it did not; null if there is no
 * endpoint.
 */
function methodOf({ endpoint, message }: WrittenScript): string | null {
  if (endpoint === null) return message
  return `Worded by your endpoint “${endpoint.name}” with the model ${endpoint.model}. Each sentence was checked against the passages it cites.`
}

export async function keepScript(desk: Desk, id: string, script: StoredScript): Promise<void> {
  await desk.db.run(sql`
    update newsroom_jobs set script = ${JSON.stringify(script)}
    where id = ${id} and reader_id = ${desk.readerId}`)
}

export function scopeOf({ db, readerId, now }: Desk): ArticleScope {
  return { db, readerId, now: now() }
}

export function wordsIn({ sections, language }: StoredScript): number {
  return sections
    .flatMap(({ lines }) => lines)
    .reduce((sum, { text }) => sum + countWords(text, language), 0)
}
