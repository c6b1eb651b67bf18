import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem } from '#core/problem.ts'
import type { Template } from '../contract.ts'
import type { ProjectFiles } from './build/build-work.ts'

/** Templates for projects, in the order in which they are offered. */
export const templates: readonly Template[] = [
  {
    id: 'create-from-scratch',
    name: 'Create from Scratch',
    about: 'A page, and one rule with a test.',
    stack: ['TypeScript', 'CSS'],
    madeAt: null,
  },
  {
    id: 'web-application',
    name: 'Web Application',
    about: 'React in the page, a function on the server, and data that stays.',
    stack: ['React', 'TypeScript', 'Functions'],
    madeAt: null,
  },
  {
    id: 'website',
    name: 'Website',
    about: 'Pages in Markdown, put into one layout by a script.',
    stack: ['Markdown', 'TypeScript'],
    madeAt: null,
  },
  {
    id: 'mobile-app',
    name: 'Mobile App',
    about: 'For the home screen of a phone; works without a network.',
    stack: ['TypeScript', 'PWA'],
    madeAt: null,
  },
  {
    id: 'browser-extension',
    name: 'Browser Extension',
    about: 'A popup, a script on pages, and a page to try it on.',
    stack: ['TypeScript', 'WebExtensions'],
    madeAt: null,
  },
  {
    id: 'script-cli-tool',
    name: 'Script / CLI Tool',
    about: 'A tool for the terminal, and a page that plays it.',
    stack: ['TypeScript', 'Node.js'],
    madeAt: null,
  },
  {
    id: 'desktop-app',
    name: 'Desktop App',
    about: 'A window of its own, with its own title bar.',
    stack: ['TypeScript', 'PWA'],
    madeAt: null,
  },
  {
    id: 'news-dashboard',
    name: 'News Dashboard',
    about: 'Your headlines in charts and lists. Comes with an API token that reads your news.',
    stack: ['React', 'TypeScript', 'Functions'],
    madeAt: null,
  },
]

const READ_NEWS: ReadonlySet<string> = new Set(['news-dashboard'])

/** Says if functions of a template read this server, so that its project needs a token. */
export function readsNews({ id }: Pick<Template, 'id'>): boolean {
  return READ_NEWS.has(id)
}

/** Templates are in their area in the source tree. The build copies them next to the program. */
const FOLDERS = ['./templates/app-studio', '../templates'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

/** The template that is used if none is chosen. */
const PLAIN = 'create-from-scratch'

export function findTemplate(id = PLAIN): Template {
  const template = templates.find((each) => each.id === id)
  if (template) return template
  throw new Problem('not-found', 'There is no such template. Choose another one.')
}

/** Reads the files of a template, with which a project begins. */
export async function filesOf({ id }: Pick<Template, 'id'>): Promise<ProjectFiles> {
  const folder = join(
    FOLDERS.find((each) => existsSync(each))!,
    id,
  )
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        const inProject = path.slice(folder.length + 1).replaceAll(sep, '/')
        return [inProject, await readFile(path)] as const
      }),
    ),
  )
}
