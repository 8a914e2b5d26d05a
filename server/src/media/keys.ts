/** Where files lie in the storage: spread by the end of their ids, which is chance. */
function spread(name: string): string {
  return name.slice(34, 36)
}

export function fileKey(name: string): string {
  return `uploads/${spread(name)}/${name}`
}

export function cropsFolder(name: string): string {
  return `crops/${spread(name)}/${name}`
}

export function cropKey(name: string, size: string, format: string): string {
  return `${cropsFolder(name)}/${size}.${format}`
}
