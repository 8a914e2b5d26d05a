/** Takes the place of an image that cannot be loaded: nothing is drawn over its placeholder. */
export const blankImage = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
