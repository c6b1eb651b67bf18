import { folderProfiles, folderTones, type FolderDraft } from '../../folder-settings.ts'

const profileLabels: Record<FolderDraft['personalizationProfile'], string> = {
  general: 'General',
  'tech-focused': 'Tech-focused',
  business: 'Business',
  science: 'Science',
  custom: 'Custom',
}

export const profileOptions = folderProfiles.map((value) => ({
  value,
  label: profileLabels[value],
}))

export const toneOptions = folderTones.map((value) => ({
  value,
  label: value[0]!.toUpperCase() + value.slice(1),
}))
