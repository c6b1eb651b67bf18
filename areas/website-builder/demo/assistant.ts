import type { BuilderAssistant } from '../contract.ts'

export const sampleAssistant: BuilderAssistant = {
  messages: [
    {
      from: 'assistant',
      message:
        'Good morning. The regatta site has one page published and three in draft. Shall we begin with the courses?',
      time: '09:38',
    },
    {
      from: 'user',
      message: 'Crews first. The lists close on Friday, and people will want to see their boats.',
      time: '09:40',
    },
    {
      from: 'assistant',
      message:
        'Then crews. I would show a table by class with the harbor of each boat, and leave the portraits for after the race.',
      time: '09:40',
    },
    { from: 'user', message: 'Yes. And keep it readable on a wet phone.' },
    {
      from: 'assistant',
      message:
        'Large rows, dark on light, and nothing that needs two fingers. Noted in the checklist.',
    },
  ],
  checklist: [
    { label: 'Name and address on every page', isDone: true },
    { label: 'Opening hours of the race office', isDone: true },
    { label: 'Crews as a table, large rows', isDone: false },
    { label: 'Pictures described for those who cannot see them', isDone: false },
    { label: 'Domain pointed at the new site', isDone: false },
  ],
}
