import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Command } from 'commander'
import { Problem } from '#core/problem.ts'
import type { Material } from '#engine/scripts/material.ts'
import type { Script } from '#engine/scripts/script.ts'
import { fileSizeText } from '#core/file-size.ts'
import { print, wholeNumber, withHub } from '#server/command-line.ts'
import type { OpenTool } from '#server/opened-server.ts'
import { readHere } from '#server/reading/reading.ts'
import { deskOf, type Desk } from '#server/tools.ts'
import { durations, formats, jobTypes, type JobType } from '../../job-options.ts'
import type { Subject } from '../../subject.ts'
import { scopeOf, wishesOf } from '../jobs/write-job-script.ts'
import { makeInProcess } from '../maker/maker-process.ts'
import { gatherMaterial } from '../material/gather-material.ts'
import { scriptReading } from '../script/script-reading.ts'
import { readVoiceSettings, usualVoices } from '../settings/voice-settings.ts'
import { captions } from '#media/sound-files/captions.ts'
import { jsonChapters } from '#media/sound-files/json-chapters.ts'
import { speakByEndpoint } from '../settings/speak-by-endpoint.ts'
import { exportCitedText } from '#server/cited-text/export-cited-text.ts'
import { textOf } from '../text/text-of.ts'
import { readMaterialFile } from './material-file.ts'
import { expectOutput, withRoom } from './output-file.ts'

interface MakeOptions {
  article?: number
  topic?: string
  hub?: string
  folder?: string
  search?: string
  saved?: boolean
  recent?: number
  in?: string
  out: string
  format?: string
  style: string
  duration?: string
}

/** Makes pieces from a shell, without a browser. */
export function makeCommand(program: Command, openTool: OpenTool): void {
  program
    .command('make')
    .description('make audio, video or text from articles')
    .argument('<type>', jobTypes.join(', '))
    .option('--article <id>', 'from this article', wholeNumber)
    .option('--topic <id>', 'from the articles of this topic')
    .option('--hub <id>', 'from the most important articles of this hub')
    .option('--folder <name>', 'from the articles of this folder')
    .option('--search <text>', 'from what a search finds')
    .option('--saved', 'from what is saved')
    .option('--recent <hours>', 'from the most important of so many hours', wholeNumber)
    .option('--in <file>', 'from articles in a file of JSON, without a server')
    .requiredOption('--out <file>', 'where the piece goes: .mp3, .mp4, .md, .html or .docx')
    .option('--format <name>', 'such as brief, podcast, presentation or summary')
    .option('--style <name>', 'professional, casual, technical or balanced', 'balanced')
    .option('--duration <name>', 'short, medium or long; minutes of a video; words of a text')
    .action(async (type: string, options: MakeOptions) => {
      const kind = jobTypes.find((one) => one === type)
      if (!kind) throw new Problem('invalid', `A piece is one of ${jobTypes.join(', ')}.`)
      await expectOutput(kind, options.out)
      const { in: file } = options
      if (file !== undefined) {
        const material = await readMaterialFile(file, new Date())
        return withRoom(() => make(kind, options, material, null))
      }
      const subject = subjectIn(options)
      await withHub(openTool, async ({ tools, readerId }) => {
        const desk = deskOf(tools, readerId)
        const material = await gatherMaterial(scopeOf(desk), desk.extensions, subject)
        await withRoom(() => make(kind, options, material, desk))
      })
    })
}

function subjectIn(options: MakeOptions): Subject {
  const { article, topic, hub, folder, search, saved, recent } = options
  const chosen: Subject[] = [
    ...(article === undefined ? [] : [{ kind: 'article', id: article } as const]),
    ...(topic === undefined ? [] : [{ kind: 'topic', id: topic } as const]),
    ...(hub === undefined ? [] : [{ kind: 'hub', id: hub } as const]),
    ...(folder === undefined ? [] : [{ kind: 'folder', name: folder } as const]),
    ...(search === undefined ? [] : [{ kind: 'search', text: search } as const]),
    ...(saved ? [{ kind: 'saved' } as const] : []),
    ...(recent === undefined ? [] : [{ kind: 'recent', hours: recent } as const]),
  ]
  const [subject] = chosen
  if (!subject || chosen.length > 1) {
    throw new Problem(
      'invalid',
      'Say what the piece is made from, with one of --article, --topic, --hub, --folder, --search, --saved, --recent and --in.',
    )
  }
  return subject
}

async function make(
  type: JobType,
  { out, format, style, duration }: MakeOptions,
  material: Material,
  desk: Desk | null,
): Promise<void> {
  const wishes = wishesOf({
    type,
    style,
    format: format ?? formats[type][0]!.value,
    duration: duration ?? durations[type][0]!.value,
  })
  const script = await readHere(scriptReading, { material, wishes })
  if (script.shortage !== null) process.stderr.write(`${script.shortage}\n`)
  if (type === 'text') return writeText(script, out, wishes.form === 'bullet')
  const settings = desk ? await readVoiceSettings(desk.db, desk.readerId) : usualVoices
  const folder = await mkdtemp(join(tmpdir(), 'synthwire-make-'))
  const stopping = new AbortController()
  try {
    const at = new Date().toISOString()
    const made = await makeInProcess(
      {
        kind: 'make',
        work: { folder, script, type, format: wishes.form, settings, pictures: [], at },
      },
      {
        report: tellProgress,
        speak: (text, voice) => {
          if (!desk) throw new Problem('conflict', 'Speech by an endpoint needs a server.')
          return speakByEndpoint(desk, settings, { text, voice }, stopping.signal)
        },
        signal: stopping.signal,
      },
    )
    await copyWhole(made.file, out)
    const beside = out.slice(0, out.length - extname(out).length)
    await writeFile(`${beside}.vtt`, captions(made.timing.cues, script.language))
    await writeFile(`${beside}.chapters.json`, JSON.stringify(jsonChapters(made.timing.chapters)))
    const { length } = await readFile(out)
    print(`${out}\t${made.seconds.toFixed(1)} s\t${fileSizeText(length)}\t${made.voices}`)
  } finally {
    stopping.abort()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Copies a file to the output path completely or not at all, so that half a file is never taken for
 * the piece.
 */
async function copyWhole(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to)
  } catch (error) {
    await rm(to, { force: true })
    throw error
  }
}

function tellProgress(stage: string, share: number): void {
  if (!process.stderr.isTTY) return
  process.stderr.write(`\r${stage} ${Math.floor(share * 100)} %   `)
}

async function writeText(script: Script, out: string, isList: boolean): Promise<void> {
  const written = await exportCitedText(textOf(script, { isList }), `text${extname(out) || '.md'}`)
  if (!written) {
    throw new Problem('invalid', 'A text needs a file name that ends in .md, .html or .docx.')
  }
  await writeFile(out, written.body)
  print(out)
}
