import type { Script } from '../../contracts/workspace.ts'
import type { WorkspaceOwner } from './owners.ts'

/** Sample scripts by project; only one project has any. */
export const sampleScripts: Record<WorkspaceOwner, readonly Script[]> = {
  'berth-planner': [],
  'wire-desk': [
    { id: 'dev', name: 'Start the desk', command: 'npm run dev' },
    { id: 'replay', name: 'Replay last night’s copy', command: 'npm run replay -- --since 22:00' },
    { id: 'check', name: 'Check types and spelling', command: 'npm run check' },
  ],
  'manifest-reader': [],
}
