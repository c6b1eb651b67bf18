import type { Api } from '#core/contract.ts'
import type { folding } from '../contracts/folding.ts'
import type { openFolders } from '../contracts/open-folders.ts'

/** Folders begin closed; opened ones stay open until the page is reloaded. */
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

/** The samples belong to different stories, so there is nothing to fold. */
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
