// Reads the manifest that vite writes of a build.

/** Every file that was written. */
export function filesOf(manifest) {
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  return [...new Set(files)]
}

/**
 * Parts that a source needs to run: addresses of modules, itself first, and files of styles, its own last. Parts that
 * `have` holds already are left out.
 */
export function partsOf(manifest, source, have = { modules: [], css: [] }) {
  const modules = new Set()
  const css = new Set()

  function visit(name) {
    const { file, imports = [], css: own = [] } = manifest[name]
    if (modules.has(`/${file}`)) return
    modules.add(`/${file}`)
    for (const each of imports) visit(each)
    for (const each of own) css.add(each)
  }

  visit(source)
  return {
    modules: [...modules].filter((address) => !have.modules.includes(address)),
    css: [...css].filter((file) => !have.css.includes(file)),
  }
}
