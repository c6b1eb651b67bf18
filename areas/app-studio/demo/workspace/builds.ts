import type { Build, Environment } from '../../contracts/workspace.ts'
import type { Ago } from '../times.ts'
import type { WorkspaceOwner } from './owners.ts'

type Row = [
  env: Environment,
  status: 'success' | 'failed',
  minutesAgo: number,
  duration: number,
  commit: string,
  branch: string,
]

const rows: Record<WorkspaceOwner, readonly Row[]> = {
  'berth-planner': [
    ['local', 'success', 4, 42, 'a91f3c2', 'storm-mode'],
    ['int', 'success', 38, 97, 'a91f3c2', 'storm-mode'],
    ['stg', 'success', 130, 128, '7be02d9', 'main'],
    ['qa', 'failed', 190, 61, '55c1a07', 'drag-and-drop'],
    ['prd', 'success', 60 * 26, 174, '7be02d9', 'main'],
  ],
  'wire-desk': [
    ['local', 'success', 60 * 27, 31, 'e07d41b', 'corrections-ledger'],
    ['int', 'failed', 60 * 28, 18, 'e07d41b', 'corrections-ledger'],
    ['stg', 'success', 60 * 50, 88, '2c9a6f0', 'main'],
    ['qa', 'success', 60 * 51, 93, '2c9a6f0', 'main'],
    ['prd', 'success', 60 * 98, 140, '90b7e3d', 'main'],
  ],
  'manifest-reader': [
    ['local', 'success', 60 * 72, 12, '04d8c55', 'first-forms'],
    ['int', 'success', 60 * 73, 54, '04d8c55', 'first-forms'],
    ['stg', 'failed', 60 * 74, 7, '04d8c55', 'first-forms'],
    ['qa', 'success', 60 * 120, 49, 'b3300fe', 'main'],
    ['prd', 'success', 60 * 121, 66, 'b3300fe', 'main'],
  ],
}

export function sampleBuilds(owner: WorkspaceOwner, ago: Ago): Build[] {
  return rows[owner].map(([env, status, minutesAgo, duration, commit, branch]) => ({
    env,
    status,
    lastBuild: ago(minutesAgo),
    duration,
    commit,
    branch,
    url: env === 'local' ? 'http://localhost:5173' : `https://${env}.${owner}.example`,
  }))
}
