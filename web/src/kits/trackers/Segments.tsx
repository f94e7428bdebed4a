import { SegmentedControl } from "@mantine/core";
import styles from "./Segments.module.css";

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  data: { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of few, each as large as a thumb. */
export function Segments<Value extends string>({ label, ...rest }: SegmentsProps<Value>) {
  return <SegmentedControl<Value> {...rest} aria-label={label} className={styles.segments} />;
}
