import type { Material } from '#engine/scripts/material.ts'
import type { Script } from '#engine/scripts/script.ts'
import type { ScriptForm } from '#engine/scripts/script-wishes.ts'
import { wordsOf } from '#engine/scripts/compose-script.ts'

/**
 * Prints a script for its judge: one line for each sentence, with its speaker, and • before those
 * that cite a source.
 */
export function printScript(script: Script, form: ScriptForm, { articles }: Material): void {
  const entries = articles.flatMap((article) => article.entries)
  console.log(
    `\n### ${script.title} [${form}] ${wordsOf(script)} words; ${articles.length} articles, ${entries.length} entries${script.shortage ? `; ${script.shortage}` : ''}`,
  )
  for (const { kind, title, lines } of script.sections) {
    console.log(`  = ${kind}: ${title}`)
    for (const { speaker, text, citations } of lines)
      console.log(`  ${speaker} ${citations.length > 0 ? '•' : ' '} ${text}`)
  }
}
