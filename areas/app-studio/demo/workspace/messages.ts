import { orchestrator } from '../../chat.ts'
import type { ChatMessage } from '../../contracts/workspace.ts'
import type { Ago } from '../times.ts'
import type { WorkspaceOwner } from './owners.ts'

export function sampleMessages(ago: Ago): Record<WorkspaceOwner, ChatMessage[]> {
  return {
    'berth-planner': [
      {
        id: 'm1',
        role: 'system',
        content: 'Branch storm-mode is open in the workspace.',
        timestamp: ago(44),
      },
      {
        id: 'm2',
        role: 'assistant',
        content:
          'Welcome back. The plan runs on int; the last qa build stopped at a type error in drag-ship.ts. What shall we move next?',
        timestamp: ago(43),
        agentId: orchestrator.id,
      },
      {
        id: 'm3',
        role: 'user',
        content:
          'Let the harbor master drag a ship to another berth, and warn when the tide is too low for its draft.',
        timestamp: ago(40),
      },
      {
        id: 'm4',
        role: 'assistant',
        content:
          'Then the plan needs the depth of each berth hour by hour. The Tide Agent brings the forecast, the Quay Agent the dragging.',
        timestamp: ago(40),
        agentId: orchestrator.id,
      },
      {
        id: 'm5',
        role: 'assistant',
        content:
          'The forecast is in: quay four falls below six meters at 03:40. The plan now says so, with the hour at which it is safe again.',
        timestamp: ago(6),
        agentId: 'tide',
      },
    ],
    'wire-desk': [
      {
        id: 'm1',
        role: 'system',
        content: 'Branch corrections-ledger is open in the workspace.',
        timestamp: ago(60 * 28),
      },
      {
        id: 'm2',
        role: 'user',
        content: 'A correction must never look smaller than the mistake.',
        timestamp: ago(60 * 27),
      },
      {
        id: 'm3',
        role: 'assistant',
        content: 'Agreed. The Ledger Agent sets both in the same size, the correction first.',
        timestamp: ago(60 * 27),
        agentId: orchestrator.id,
      },
    ],
    'manifest-reader': [
      {
        id: 'm1',
        role: 'assistant',
        content:
          'Good morning. Two interviews are written up, and the clerks agree on one thing: say why you doubt a line, or do not doubt it.',
        timestamp: ago(60 * 73),
        agentId: orchestrator.id,
      },
    ],
  }
}
