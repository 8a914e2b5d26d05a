/** Bytes from the beginning that are read; color profiles may come before the mark of an animated PNG. */
const headBytes = 65_536

/** Whether an image file is an animation: GIF (always taken for one), PNG, WebP or AVIF. */
export async function isAnimation(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
  if (head.startsWith('PNG', 1)) return head.split('IDAT')[0]!.includes('acTL')
  if (head.startsWith('WEBPVP8X', 8)) return (head.charCodeAt(20) & 2) !== 0
  return head.startsWith('GIF8') || head.startsWith('ftypavis', 4)
}
