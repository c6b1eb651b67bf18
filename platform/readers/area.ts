import type { Area } from '../area.ts'

export const readers: Area = {
  name: 'readers',
  gate: { unit: 60, journeys: 60 },
  settings: [
    {
      group: 'People and access',
      rank: 10,
      id: 'account',
      title: 'Your account',
      needs: 'account',
      words: 'profile user sign in login OpenID accounts elsewhere leave this server delete',
      settings: ['Your name', 'Password', 'Passkeys'],
      panel: async () => (await import('./web/AccountPanel.tsx')).AccountPanel,
    },
    {
      group: 'People and access',
      rank: 30,
      id: 'readers',
      title: 'Readers',
      needs: 'readers',
      words: 'users people family team invite roles waiting to be let in',
      settings: ['Invitations'],
      panel: async () => (await import('./web/ReadersPanel.tsx')).ReadersPanel,
    },
  ],
  server: () => import('./server/area.ts'),
}
