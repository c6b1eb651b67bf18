import { newId } from '#core/id.ts'
import {
  preferredTopics,
  type Integration,
  type LinkedResource,
  type PreferredTopic,
  type Profile,
  type ProfileDraft,
  type UploadedFile,
} from './contract.ts'
import { fileSizeText } from '#core/file-size.ts'

/** File types that the file dialog offers. */
export const acceptedFiles = ['.pdf', '.doc', '.docx', '.txt'] as const

/** The services that a profile may use; at first it uses none. */
export const offeredIntegrations: readonly Omit<Integration, 'connected'>[] = [
  {
    id: 'notion',
    name: 'Notion',
    icon: 'notebook',
    description: 'Pages and databases that you share with the hub',
  },
  {
    id: 'google-drive',
    name: 'Google Drive',
    icon: 'drive',
    description: 'Documents and sheets from one folder',
  },
  {
    id: 'slack',
    name: 'Slack',
    icon: 'hash',
    description: 'What your channels talk about this week',
  },
  {
    id: 'github',
    name: 'GitHub',
    icon: 'branch',
    description: 'Repositories that you watch, and their releases',
  },
  {
    id: 'x',
    name: 'X',
    icon: 'at',
    description: 'Posts of the people on your lists',
  },
  {
    id: 'reddit',
    name: 'Reddit',
    icon: 'messages',
    description: 'Threads from communities that you have joined',
  },
]

/** A new profile: yellow, with no service connected and no topic chosen. */
export function newProfile({ name, description }: ProfileDraft, now: Date): Profile {
  return {
    id: newId('profile'),
    name: name.trim(),
    description: description.trim(),
    color: 'yellow',
    createdAt: now.toISOString(),
    uploadedFiles: [],
    instructions: '',
    linkedResources: [],
    integrations: offeredIntegrations.map((offered) => ({ ...offered, connected: false })),
    selectedTopics: [],
    smartCuration: false,
  }
}

export function canCreateProfile(name: string): boolean {
  return name.trim() !== ''
}

export function copyOf(profile: Profile, now: Date): Profile {
  return {
    ...structuredClone(profile),
    id: newId('profile'),
    name: `${profile.name} (Copy)`,
    createdAt: now.toISOString(),
  }
}

/**
 * Says if a profile can be deleted. The last one cannot, because the server always writes for one.
 */
export function canDeleteProfile(profiles: readonly Profile[]): boolean {
  return profiles.length > 1
}

export function uploadedFile(file: { name: string; bytes: number }, now: Date): UploadedFile {
  return {
    id: newId('file'),
    name: file.name,
    size: fileSizeText(file.bytes),
    type: fileTypeOf(file.name),
    uploadedAt: now.toISOString(),
  }
}

/**
 * The type of a file by its name, such as "PDF" for "Report.pdf". Browsers report different types
 * for .doc files.
 */
function fileTypeOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 && dot < name.length - 1 ? name.slice(dot + 1).toUpperCase() : 'File'
}

/** Checks dropped files against the choice that the file dialog offers. */
export function isAcceptedFile(name: string): boolean {
  return acceptedFiles.some((extension) => name.toLowerCase().endsWith(extension))
}

/** The host of an address; null if the text is not an address, or has no host. */
export function hostOf(url: string): string | null {
  return (URL.canParse(url.trim()) && new URL(url.trim()).hostname) || null
}

export function withLink(
  profile: Profile,
  { url, type }: Pick<LinkedResource, 'url' | 'type'>,
): Profile {
  const title = hostOf(url)
  if (title === null) return profile
  const link = { id: newId('link'), url: url.trim(), title, type }
  return { ...profile, linkedResources: [...profile.linkedResources, link] }
}

export function withToggledIntegration(profile: Profile, integrationId: string): Profile {
  return {
    ...profile,
    integrations: profile.integrations.map((integration) =>
      integration.id === integrationId
        ? { ...integration, connected: !integration.connected }
        : integration,
    ),
  }
}

/** Selects or deselects a topic. Selected topics stay in the order in which they are offered. */
export function withToggledTopic(profile: Profile, topic: PreferredTopic): Profile {
  const isChosen = (each: PreferredTopic) =>
    profile.selectedTopics.includes(each) !== (each === topic)
  return { ...profile, selectedTopics: preferredTopics.filter(isChosen) }
}

export function generatingText({ name }: Profile): string {
  return `Generating content using "${name}" profile...`
}

export function applyingText({ name }: Profile): string {
  return `Applying "${name}" to feed modules...`
}
