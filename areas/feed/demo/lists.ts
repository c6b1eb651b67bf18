import type { Api } from '#core/contract.ts'
import type { folding } from '../contracts/folding.ts'
import type { openFolders } from '../contracts/open-folders.ts'

/** Folders begin closed; they stay as they are left until the page is loaded again. */
export function demoOpenFolders(): Api<typeof openFolders> {
  let open: string[] = []
  return {
    async getOpenFolders() {
      return open
    },

    async saveOpenFolders({ folders }) {
      open = folders
    },
  }
}

/** The samples are of different stories: there is nothing to fold. */
export function demoFolding(): Api<typeof folding> {
  let isOn = false
  return {
    async getFolding() {
      return { isOn }
    },

    async saveFolding(chosen) {
      isOn = chosen.isOn
    },
  }
}
