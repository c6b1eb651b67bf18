import type { FileNode } from '../../contracts/workspace.ts'
import type { WorkspaceOwner } from './owners.ts'

type Draft = Omit<FileNode, 'path' | 'children'> & { children?: Draft[] }

const folder = (id: string, name: string, children: Draft[]): Draft => ({
  id,
  name,
  type: 'folder',
  children,
})
const file = (id: string, name: string, language: string, content: string): Draft => ({
  id,
  name,
  type: 'file',
  language,
  content,
})

/** Adds the path to each node, made from the names of its folders. */
function placed(drafts: Draft[], under = ''): FileNode[] {
  return drafts.map(({ children, ...node }) => {
    const path = `${under}/${node.name}`
    return children ? { ...node, path, children: placed(children, path) } : { ...node, path }
  })
}

/** Sample files. The folders with the ids 1, 2 and 3 are open at first. */
export const sampleFiles: Record<WorkspaceOwner, FileNode[]> = {
  'berth-planner': placed([
    folder('1', 'src', [
      folder('2', 'plan', [
        file(
          '10',
          'PlanBoard.tsx',
          'TypeScript',
          'export function PlanBoard({ quays }: { quays: Quay[] }) {\n  return quays.map((quay) => <QuayRow key={quay.id} quay={quay} />)\n}\n',
        ),
        file(
          '11',
          'drag-ship.ts',
          'TypeScript',
          'export function nearestBollard(x: number, bollards: Bollard[]): Bollard {\n  return minBy(bollards, (each) => Math.abs(each.x - x))\n}\n',
        ),
      ]),
      folder('3', 'tide', [
        file(
          '12',
          'tide-table.ts',
          'TypeScript',
          'export const MARGIN_METERS = 0.6\n\nexport function isDeepEnough(depth: number, ship: Ship): boolean {\n  return depth - ship.draft >= MARGIN_METERS\n}\n',
        ),
        file(
          '13',
          'storm-mode.ts',
          'TypeScript',
          'export function isStorm(windKnots: number): boolean {\n  return windKnots >= 48\n}\n',
        ),
      ]),
      folder('4', 'pilots', [
        file(
          '14',
          'calendar.ts',
          'TypeScript',
          'export const SHIFT_HOURS = 8\nexport const MAX_BOARDINGS = 4\n',
        ),
      ]),
      file('15', 'main.tsx', 'TypeScript', 'createRoot(document.body).render(<PlanBoard />)\n'),
    ]),
    folder('5', 'migrations', [
      file(
        '16',
        '001-quays.sql',
        'SQL',
        'create table quays (id text primary key, name text not null, depth_m numeric not null);\n',
      ),
    ]),
    file('17', 'package.json', 'JSON', '{ "name": "berth-planner", "private": true }\n'),
    file(
      '18',
      'README.md',
      'Markdown',
      '# Berth Planner\n\nIf board and sea differ, believe the sea.\n',
    ),
  ]),
  'wire-desk': placed([
    folder('1', 'src', [
      folder('2', 'desk', [
        file(
          '10',
          'Desk.svelte',
          'Svelte',
          '{#each threads as thread}<Thread {thread} />{/each}\n',
        ),
        file('11', 'Thread.svelte', 'Svelte', '<article>{thread.title}</article>\n'),
      ]),
      folder('3', 'ledger', [
        file('12', 'corrections.ts', 'TypeScript', 'export const CORRECTION_COMES_FIRST = true\n'),
      ]),
      folder('4', 'agencies', [
        file(
          '13',
          'dates.ts',
          'TypeScript',
          'export const isPlausible = (year: number) => year > 1970\n',
        ),
      ]),
    ]),
    file('14', 'package.json', 'JSON', '{ "name": "wire-desk", "private": true }\n'),
  ]),
  'manifest-reader': placed([
    folder('1', 'reader', [
      folder('2', 'lens', [
        file(
          '10',
          'straighten.py',
          'Python',
          'def straighten(photo, angle):\n    return photo.rotate(-angle)\n',
        ),
      ]),
      folder('3', 'doubt', [
        file(
          '11',
          'reasons.py',
          'Python',
          'HEAVY_FEATHERS = "This much of it has never been shipped."\n',
        ),
      ]),
    ]),
    folder('4', 'interviews', [
      file('12', 'second-clerk.md', 'Markdown', '> Say why, or do not say it.\n'),
    ]),
    file('13', 'pyproject.toml', 'TOML', '[project]\nname = "manifest-reader"\n'),
  ]),
}
