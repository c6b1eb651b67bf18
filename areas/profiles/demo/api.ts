import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Profile, profiles } from '../contract.ts'
import {
  canDeleteProfile,
  copyOf,
  newProfile,
  uploadedFile,
  withLink,
  withToggledIntegration,
  withToggledTopic,
} from '../profiles.ts'
import { sampleProfiles } from './profiles.ts'

/** Profiles that last until the page is reloaded. Only the name and size of a file are kept. */
export function demoProfiles({ now }: { now: Date }): Api<typeof profiles> {
  let kept = sampleProfiles(now)

  function find(id: string): Profile {
    const profile = kept.find((each) => each.id === id)
    if (!profile) throw new Problem('not-found', 'That profile is already gone.')
    return profile
  }

  function change(id: string, toChanged: (profile: Profile) => Profile): void {
    const changed = toChanged(find(id))
    kept = kept.map((profile) => (profile.id === id ? changed : profile))
  }

  function add(profile: Profile): Profile {
    kept = [...kept, profile]
    return profile
  }

  return {
    async listProfiles() {
      return kept
    },

    async createProfile(draft) {
      return add(newProfile(draft, now))
    },

    async copyProfile({ id }) {
      return add(copyOf(find(id), now))
    },

    async deleteProfile({ id }) {
      find(id)
      if (!canDeleteProfile(kept))
        throw new Problem('conflict', 'The last profile cannot be deleted.')
      kept = kept.filter((profile) => profile.id !== id)
    },

    async addFiles({ id, files }) {
      const added = files.map((file) => uploadedFile(file, now))
      change(id, (profile) => ({
        ...profile,
        uploadedFiles: [...profile.uploadedFiles, ...added],
      }))
    },

    async saveInstructions({ id, instructions }) {
      change(id, (profile) => ({ ...profile, instructions }))
    },

    async addLink({ id, ...link }) {
      change(id, (profile) => withLink(profile, link))
    },

    async toggleIntegration({ id, integration }) {
      change(id, (profile) => withToggledIntegration(profile, integration))
    },

    async toggleTopic({ id, topic }) {
      change(id, (profile) => withToggledTopic(profile, topic))
    },

    async toggleSmartCuration({ id }) {
      change(id, (profile) => ({ ...profile, smartCuration: !profile.smartCuration }))
    },

    async exportProfiles() {
      // oxlint-disable-next-line no-console -- The documents: exporting only writes to the console.
      console.log('Exporting profiles', kept)
    },

    async importProfiles() {
      // oxlint-disable-next-line no-console -- The documents: importing only writes to the console.
      console.log('Importing profiles')
    },
  }
}
