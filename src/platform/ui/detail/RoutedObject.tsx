import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Fragment, type ReactNode } from "react";
import { ObjectView } from "./ObjectView.tsx";

interface RoutedObjectProps<Data extends { id: string }, Failure, Key extends QueryKey> {
  /** Reads the object whose id stands in the address. */
  read: (id: string) => UseQueryOptions<Data, Failure, Data, Key>;
  /** The page of an object that is not there, and its way back to the list. */
  words: { absent: string; absentDetail: string; back: string };
  list: string;
  skeleton?: "detail" | "form";
  /** Begins anew for another object. */
  children: (data: Data) => ReactNode;
}

/** The screen of the object that the address names: on its way, there, absent, refused or failed. */
export function RoutedObject<Data extends { id: string }, Failure, Key extends QueryKey>({
  read,
  words,
  list,
  skeleton = "detail",
  children,
}: RoutedObjectProps<Data, Failure, Key>) {
  const { id = "" } = useParams({ strict: false });
  return (
    <ObjectView
      query={useQuery(read(id))}
      absent={{ title: words.absent, detail: words.absentDetail, back: { label: words.back, to: list } }}
      skeleton={skeleton}
    >
      {(data) => <Fragment key={data.id}>{children(data)}</Fragment>}
    </ObjectView>
  );
}
