import type { PostFile } from '@brilla/contract/content/post'

/** The ratio of its sides from which a photo that is shown whole cannot be read, such as a screenshot of a long page. */
const stripRatio = 3

/** Which way a photo is so long that it is shown in part, and scrolled in the viewer (P-posts-33); null when it is not. */
export function getStrip({ width, height }: Pick<PostFile, 'width' | 'height'>): 'tall' | 'wide' | null {
  if (!width || !height) return null
  if (height / width > stripRatio) return 'tall'
  return width / height > stripRatio ? 'wide' : null
}
