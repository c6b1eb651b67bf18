import type { Api } from '#core/contract.ts'
import type { Hub, hubs } from '../contract.ts'
import { deleteHub, newHub, renameHub } from '../hub-changes.ts'
import { demoDoor, sampleHubs } from './hubs.ts'

interface DemoHubsOptions {
  /** The time of a new hub, from which its id is made. */
  readTime?: () => number
}

export function demoHubs({ readTime = () => Date.now() }: DemoHubsOptions = {}): Api<typeof hubs> {
  let all: Hub[] = [...sampleHubs]
  return {
    async listHubs() {
      return all
    },

    async addHub() {
      const hub = newHub(all, demoDoor, readTime())
      all = [...all, hub]
      return hub
    },

    async renameHub({ id, name }) {
      all = renameHub(all, id, name)
    },

    async deleteHub({ id }) {
      all = deleteHub(all, id)
    },
  }
}
