/** The id of the notification that asks the MJ, and of the one that tells the player the answer. */
export const noticeId = (requestId: string): string => `rare-item-${requestId}`;
