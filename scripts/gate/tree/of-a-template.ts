/** Paths of projects that readers begin with: each is a repository of its own, whose tests are run as those of projects are. */
export const OF_A_TEMPLATE = /^areas\/[^/]+\/templates\//
