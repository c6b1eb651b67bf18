import { commandList } from '../../agents/command.ts'
import type { AgentAnswer } from '../../contracts/conversations.ts'
import type { Answering } from './answering.ts'

const SHOWN = 6
const NO_ENDPOINT =
  'No AI endpoint answers agents here, so nothing is written and nothing is decided. Connect one under Settings, AI endpoints.'

/**
 * Quotes passages that the agent knows, word for word. `why` is the reason why no model answered.
 */
export function answerByPassages(
  { agent, knowledge, offered }: Answering,
  why: string | null,
): AgentAnswer {
  const sources = knowledge.slice(0, SHOWN)
  const note = [
    why === null ? NO_ENDPOINT : `Answered without a model: ${why}`,
    commandList(offered),
  ]
  return { text: introOf(agent, sources.length), by: null, sources, note: note.join(' ') }
}

function introOf({ name, topics, knowsSaved }: Answering['agent'], found: number): string {
  if (found > 0)
    return found === 1
      ? `One passage of what ${name} knows fits:`
      : `${found} passages of what ${name} knows fit best:`
  const hasNews = topics.length > 0 || knowsSaved
  return hasNews
    ? `Nothing in what ${name} knows answers that.`
    : `Nothing in what ${name} knows answers that. Add documents or topics under Knowledge.`
}
