import type { BuilderAssistant } from '../contract.ts'

const TALK_MS = 2 * 60_000

/** A conversation of this morning or, if it is still too early today, of yesterday morning. */
export function sampleAssistant(now: Date): BuilderAssistant {
  const started = new Date(now)
  started.setHours(9, 38, 0, 0)
  if (now.getTime() - started.getTime() < TALK_MS) started.setDate(started.getDate() - 1)
  const ended = new Date(started.getTime() + TALK_MS)
  return {
    examples: [],
    messages: [
      {
        id: 'message-1',
        from: 'assistant',
        message:
          'Good morning. The regatta site has one page published and three in draft. Shall we begin with the courses?',
        time: started.toISOString(),
      },
      {
        id: 'message-2',
        from: 'user',
        message: 'Crews first. The lists close on Friday, and people will want to see their boats.',
        time: ended.toISOString(),
      },
      {
        id: 'message-3',
        from: 'assistant',
        message:
          'Then crews. I would show a table by class with the harbor of each boat, and leave the portraits for after the race.',
        time: ended.toISOString(),
      },
      { id: 'message-4', from: 'user', message: 'Yes. And keep it readable on a wet phone.' },
      {
        id: 'message-5',
        from: 'assistant',
        message:
          'Large rows, dark on light, and nothing that needs two fingers. Noted in the checklist.',
      },
    ],
    checklist: [
      { id: 'address', label: 'Name and address on every page', isDone: true },
      { id: 'opening-hours', label: 'Opening hours of the race office', isDone: true },
      { id: 'crews', label: 'Crews as a table, large rows', isDone: false },
      { id: 'pictures', label: 'Pictures described for those who cannot see them', isDone: false },
      { id: 'domain', label: 'Domain pointed at the new site', isDone: false },
    ],
  }
}
