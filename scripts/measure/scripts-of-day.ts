// Writes scripts from a real week of news, to be read as a listener hears them:
//   npm run scripts-of-day                                    40 subjects of different kinds and sizes
//   npm run scripts-of-day -- --skip 3 --forms podcast,debate the next ones, in these forms
//   npm run scripts-of-day -- --find hantavirus --words 1250  what a topic of that word would hold
//   npm run scripts-of-day -- --materials /tmp/materials      also writes files for `synthwire make … --in`
//   npm run scripts-of-day -- --judge --day 2026-08-18        figures of a fixed list of pieces; --read prints them, too
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from '#core/problem.ts'
import { scriptForms, type ScriptForm } from '#engine/scripts/script-wishes.ts'
import type { Material } from '#engine/scripts/material.ts'
import { writeScript } from '#engine/scripts/write-script.ts'
import { wordsAsked } from './day/days-folder.ts'
import { hasDays, labelledDays, readDays } from './day/labelled-day.ts'
import { articlesOfWeek, materialOf } from './scripts-of-day/day-material.ts'
import { chooseSubjects } from './scripts-of-day/choose-subjects.ts'
import { judgePieces } from './scripts-of-day/judge/judge-pieces.ts'
import { printScript } from './scripts-of-day/print-script.ts'

const { values } = parseArgs({
  args: wordsAsked(),
  options: {
    subjects: { type: 'string', default: '40' },
    skip: { type: 'string', default: '0' },
    forms: { type: 'string', default: 'podcast' },
    words: { type: 'string', default: '468' },
    style: { type: 'string', default: 'balanced' },
    find: { type: 'string' },
    materials: { type: 'string' },
    judge: { type: 'boolean', default: false },
    day: { type: 'string' },
    read: { type: 'boolean', default: false },
  },
})

if (!hasDays()) console.log('No week of news beside the repository: nothing is written.')
else if (values.judge) judgeAll()
else await writeAll()

function judgeAll(): void {
  const days = readDays()
  for (const day of values.day === undefined ? labelledDays() : [values.day])
    judgePieces(days, day, values.read)
}

async function writeAll(): Promise<void> {
  const { articles, outlines } = articlesOfWeek(readDays())
  const found = values.find?.toLowerCase()
  const chosen =
    found === undefined
      ? chooseSubjects(articles, Number(values.subjects), Number(values.skip))
      : [
          {
            title: values.find!,
            articles: articles.filter(({ title }) => title.toLowerCase().includes(found)),
          },
        ]
  for (const [at, subject] of chosen.entries()) {
    const material = materialOf(subject.title, subject.articles, outlines)
    if (values.materials !== undefined)
      await keep(material, join(values.materials, `${at + 1}.json`))
    for (const form of formsAsked()) printOne(material, form)
  }
}

function formsAsked(): ScriptForm[] {
  const asked = values.forms === 'all' ? scriptForms : values.forms.split(',')
  return scriptForms.filter((form) => asked.includes(form))
}

function printOne(material: Material, form: ScriptForm): void {
  const style = values.style as 'balanced'
  try {
    printScript(writeScript(material, { form, style, words: Number(values.words) }), form, material)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.log(`\n### ${material.title} [${form}]\n!! ${error.message}`)
  }
}

/** Writes the material as `synthwire make … --in` reads it. */
async function keep({ title, articles }: Material, path: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  const plain = articles.map((article) => ({
    title: article.title,
    entries: article.entries.map(({ outlet, ...entry }) => ({ ...entry, source: outlet })),
  }))
  await writeFile(path, JSON.stringify({ title, articles: plain }))
}
