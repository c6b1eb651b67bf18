import type { FeatureAgent } from '../../contracts/workspace.ts'
import type { Ago } from '../times.ts'
import type { WorkspaceOwner } from './owners.ts'

/** Three agents for each project, one for each feature. */
export function sampleFeatureAgents(ago: Ago): Record<WorkspaceOwner, FeatureAgent[]> {
  return {
    'berth-planner': [
      {
        id: 'quay',
        name: 'Quay Agent',
        feature: 'Plan by drag and drop',
        status: 'active',
        currentTask: 'Lets a ship snap to the nearest free bollard',
        lastActive: ago(1),
      },
      {
        id: 'tide',
        name: 'Tide Agent',
        feature: 'Storm mode',
        status: 'thinking',
        currentTask: 'Works out how long quay four stays dry at a spring tide',
        lastActive: ago(3),
      },
      {
        id: 'pilot',
        name: 'Pilot Agent',
        feature: 'Tug and pilot calendar',
        status: 'idle',
        currentTask: 'Waits for somebody to review the calendar',
        lastActive: ago(95),
      },
    ],
    'wire-desk': [
      {
        id: 'threads',
        name: 'Threads Agent',
        feature: 'Story threads',
        status: 'idle',
        currentTask: 'Has sorted everything that came in overnight',
        lastActive: ago(60 * 26),
      },
      {
        id: 'ledger',
        name: 'Ledger Agent',
        feature: 'Corrections ledger',
        status: 'active',
        currentTask: 'Ties each correction to the sentence that it corrects',
        lastActive: ago(12),
      },
      {
        id: 'agency',
        name: 'Agency Agent',
        feature: 'Agency copy',
        status: 'thinking',
        currentTask: 'Wonders why one agency dates everything 1970',
        lastActive: ago(21),
      },
    ],
    'manifest-reader': [
      {
        id: 'lens',
        name: 'Lens Agent',
        feature: 'Photographs of forms',
        status: 'thinking',
        currentTask: 'Straightens a form that was photographed on a moving deck',
        lastActive: ago(60 * 3),
      },
      {
        id: 'doubt',
        name: 'Doubt Agent',
        feature: 'Doubt with a reason',
        status: 'active',
        currentTask: 'Writes down why it does not believe in nine tons of feathers',
        lastActive: ago(60 * 2),
      },
      {
        id: 'clerk',
        name: 'Clerk Agent',
        feature: 'The clerk’s view',
        status: 'idle',
        currentTask: 'Waits for the third interview',
        lastActive: ago(60 * 70),
      },
    ],
  }
}
