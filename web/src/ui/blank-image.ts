/** Takes the place of an image that cannot be loaded: nothing is drawn over its placeholder. */
export const blankImage = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

/** Whether an image shows what it is for: the blank one has a width too. */
export const isImageLoaded = (image: HTMLImageElement): boolean =>
  image.naturalWidth > 0 && image.getAttribute('src') !== blankImage
