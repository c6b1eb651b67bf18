import type { Integration, LinkedResource, Profile, UploadedFile } from '../contract.ts'
import { newProfile } from '../profiles.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Profiles of Maren, who decides at Calder & Finch what to build next: at work, at the harbor, and
 * at home.
 */
export function sampleProfiles(now: Date): Profile[] {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const at = (ms: number) => ago(ms).toISOString()
  return [
    sample(ago(142 * DAY_MS), {
      id: 'profile-work',
      name: 'Work',
      description: 'What product needs to know before the nine o’clock stand-up',
      color: 'blue',
      uploadedFiles: [
        file('Berth planner roadmap.pdf', '2.1 MB', 'PDF', at(3 * DAY_MS)),
        file('Newsroom interviews, autumn.docx', '640 KB', 'DOCX', at(19 * HOUR_MS)),
        file('House style.txt', '18.2 KB', 'TXT', at(96 * DAY_MS)),
      ],
      instructions:
        'I run product at Calder & Finch. We build tools for harbors and newsrooms; assume I know both trades.\n\nLead with what changes for a small vendor: prices, deadlines, rules, outages. Give numbers with their source. Skip funding rounds below 20 million unless the company sells to ports.\n\nNo exclamation marks.',
      linkedResources: [
        link('https://calder-and-finch.example/changelog.xml', 'rss'),
        link('https://port-ansel-authority.example/notices', 'website'),
        link('https://api.tide-tables.example/v2/stations/port-ansel', 'api'),
      ],
      integrations: connected(['notion', 'slack', 'github']),
      selectedTopics: ['Technology', 'Business', 'Politics'],
      smartCuration: true,
    }),
    sample(ago(61 * DAY_MS), {
      id: 'profile-harbor-desk',
      name: 'Harbor desk',
      description: 'Shared with the three who answer when a customer’s port calls',
      color: 'green',
      uploadedFiles: [file('Pilotage rules 2026.pdf', '4.8 MB', 'PDF', at(12 * DAY_MS))],
      instructions:
        'Write for people on the phone. One paragraph, the port first, then what happened, then until when. Use local time and say which.',
      linkedResources: [link('https://eleven-nations.example/shipping.xml', 'rss')],
      integrations: connected(['google-drive', 'slack']),
      selectedTopics: ['Science', 'Business'],
      smartCuration: true,
    }),
    sample(ago(9 * DAY_MS), {
      id: 'profile-weekend',
      name: 'Weekend',
      description: 'Long reads, no tickets',
      color: 'purple',
      instructions: 'Nothing about work. Surprise me, but do not alarm me before ten.',
      integrations: connected(['reddit']),
      selectedTopics: ['Science', 'Sports', 'Art'],
    }),
  ]
}

function sample(
  createdAt: Date,
  profile: Partial<Profile> & Pick<Profile, 'name' | 'description'>,
): Profile {
  return { ...newProfile(profile, createdAt), ...profile }
}

function connected(ids: readonly string[]): Integration[] {
  const { integrations } = newProfile({ name: 'Any', description: '' }, new Date(0))
  return integrations.map((integration) => ({
    ...integration,
    connected: ids.includes(integration.id),
  }))
}

function file(name: string, size: string, type: string, uploadedAt: string): UploadedFile {
  return { id: `file-${name}`, name, size, type, uploadedAt }
}

function link(url: string, type: LinkedResource['type']): LinkedResource {
  return { id: `link-${url}`, url, title: new URL(url).hostname, type }
}
