import { EmptyState } from "../../../ui/EmptyState";

/** Product §2: the sentence of the agenda's place while there is nothing in it. */
export const NoMeetings = () => <EmptyState>À venir</EmptyState>;
